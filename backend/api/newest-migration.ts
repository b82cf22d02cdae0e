/** The migration that this build needs last. */
export const newestMigration = '0179_unsubscribe_key.sql'
