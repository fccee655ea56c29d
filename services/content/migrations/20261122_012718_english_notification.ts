import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_configuration" ADD COLUMN "english_notification_message" varchar;
  ALTER TABLE "site_configuration" ADD COLUMN "english_notification_link_label" varchar;
  ALTER TABLE "site_configuration" ADD COLUMN "english_notification_link_href" varchar;
  ALTER TABLE "_site_configuration_v" ADD COLUMN "version_english_notification_message" varchar;
  ALTER TABLE "_site_configuration_v" ADD COLUMN "version_english_notification_link_label" varchar;
  ALTER TABLE "_site_configuration_v" ADD COLUMN "version_english_notification_link_href" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_configuration" DROP COLUMN "english_notification_message";
  ALTER TABLE "site_configuration" DROP COLUMN "english_notification_link_label";
  ALTER TABLE "site_configuration" DROP COLUMN "english_notification_link_href";
  ALTER TABLE "_site_configuration_v" DROP COLUMN "version_english_notification_message";
  ALTER TABLE "_site_configuration_v" DROP COLUMN "version_english_notification_link_label";
  ALTER TABLE "_site_configuration_v" DROP COLUMN "version_english_notification_link_href";`)
}
