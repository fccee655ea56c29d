import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "membership_kinds" ADD COLUMN "is_for_household" boolean DEFAULT false;
  ALTER TABLE "_membership_kinds_v" ADD COLUMN "version_is_for_household" boolean DEFAULT false;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "membership_kinds" DROP COLUMN "is_for_household";
  ALTER TABLE "_membership_kinds_v" DROP COLUMN "version_is_for_household";`)
}
