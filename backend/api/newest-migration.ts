/** The migration that this build needs last. */
export const newestMigration = '0168_forgotten_bookings.sql'
