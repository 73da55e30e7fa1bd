import { sqlMigration } from '#platform/data/database/migrate.ts'

/** Rooms there are say no hours, and are open always, as before; what was written about hours stays as a note. */
export const roomHours = sqlMigration('0310-room-hours', [`alter table "room" add column "openHours" jsonb`])
