import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_configuration" ADD COLUMN "research_hour" numeric DEFAULT 500;
  ALTER TABLE "_site_configuration_v" ADD COLUMN "version_research_hour" numeric DEFAULT 500;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_configuration" DROP COLUMN "research_hour";
  ALTER TABLE "_site_configuration_v" DROP COLUMN "version_research_hour";`)
}
