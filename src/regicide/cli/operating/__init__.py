"""Commands for people who run a server.

    serve             `regicide serve`
    admin_commands    `regicide admin`, with its arguments
    admin_evenings    … of evenings
    admin             what its commands do
    deploy_files      `regicide admin deploy-files`
    push_key          `regicide admin push-key`

Not here: what a server does (server).
"""
