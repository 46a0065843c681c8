"""What a message says: which table, and nothing about cards."""

from regicide.i18n import words
from regicide.server.lists.table_summary import names_in
from regicide.server.pushes.subscription import Wanted
from regicide.server.storage import Push, Store, Subscription, TableSummary
from regicide.wire.encoding import encode
from regicide.wire.push_views import PushKind

#: A name has 24 characters at most: all fits into one message (web_push.PADDED_BYTES).
_TITLES = {
    PushKind.TURN: "push-turn",
    PushKind.INVITATION: "push-invitation",
    PushKind.FINISHED: "push-finished",
}


async def push_text(
    store: Store, push: Push, subscription: Subscription, wanted: Wanted, summary: TableSummary
) -> bytes:
    """For the service worker of the page (web/public/sw.js)."""
    said = words(wanted.language)
    names = names_in(summary)
    for player in await store.players([subscription.player]):
        if player.name in names:
            names.remove(player.name)
    about = said.say("push-with", names=said.list(names)) if names else ""
    return encode(
        {
            "title": said.say(_TITLES[PushKind(push.kind)]),
            "body": about,
            "path": f"/t/{push.table}",
            "kind": push.kind,
        }
    )
