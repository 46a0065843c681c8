"""What becomes of tables that are over.

    retention         removes tables that have been over for long
    record_export     writes the records of finished games to a folder
    table_record      the record of one finished game

Not here: backups (storage).
"""
