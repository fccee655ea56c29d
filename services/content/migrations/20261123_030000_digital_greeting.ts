import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_gift_products_kind" ADD VALUE 'digital_greeting';
  ALTER TYPE "public"."enum__gift_products_v_version_kind" ADD VALUE 'digital_greeting';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "gift_products" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_gift_products_kind";
  CREATE TYPE "public"."enum_gift_products_kind" AS ENUM('regular_gift', 'memorial_gift', 'company_gift', 'membership_gift', 'monthly_gift', 'monthly_gift_increase', 'extra_gift');
  ALTER TABLE "gift_products" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_gift_products_kind" USING "kind"::"public"."enum_gift_products_kind";
  ALTER TABLE "_gift_products_v" ALTER COLUMN "version_kind" SET DATA TYPE text;
  DROP TYPE "public"."enum__gift_products_v_version_kind";
  CREATE TYPE "public"."enum__gift_products_v_version_kind" AS ENUM('regular_gift', 'memorial_gift', 'company_gift', 'membership_gift', 'monthly_gift', 'monthly_gift_increase', 'extra_gift');
  ALTER TABLE "_gift_products_v" ALTER COLUMN "version_kind" SET DATA TYPE "public"."enum__gift_products_v_version_kind" USING "version_kind"::"public"."enum__gift_products_v_version_kind";`)
}
