import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "gift_products_effects" ADD COLUMN "english" varchar;
  ALTER TABLE "_gift_products_v_version_effects" ADD COLUMN "english" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "gift_products_effects" DROP COLUMN "english";
  ALTER TABLE "_gift_products_v_version_effects" DROP COLUMN "english";`)
}
