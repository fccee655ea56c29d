import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_configuration" ADD COLUMN "organisation_english_purpose" varchar;
  ALTER TABLE "site_configuration" ADD COLUMN "organisation_english_assurance" varchar;
  ALTER TABLE "site_configuration" ADD COLUMN "organisation_english_hours" varchar;
  ALTER TABLE "_site_configuration_v" ADD COLUMN "version_organisation_english_purpose" varchar;
  ALTER TABLE "_site_configuration_v" ADD COLUMN "version_organisation_english_assurance" varchar;
  ALTER TABLE "_site_configuration_v" ADD COLUMN "version_organisation_english_hours" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_configuration" DROP COLUMN "organisation_english_purpose";
  ALTER TABLE "site_configuration" DROP COLUMN "organisation_english_assurance";
  ALTER TABLE "site_configuration" DROP COLUMN "organisation_english_hours";
  ALTER TABLE "_site_configuration_v" DROP COLUMN "version_organisation_english_purpose";
  ALTER TABLE "_site_configuration_v" DROP COLUMN "version_organisation_english_assurance";
  ALTER TABLE "_site_configuration_v" DROP COLUMN "version_organisation_english_hours";`)
}
