import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "saved_by_id" integer;
  ALTER TABLE "pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_saved_by_id" integer;
  ALTER TABLE "_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "media" ADD COLUMN "saved_by_id" integer;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "documents" ADD COLUMN "saved_by_id" integer;
  ALTER TABLE "translations" ADD COLUMN "saved_by_id" integer;
  ALTER TABLE "_translations_v" ADD COLUMN "version_saved_by_id" integer;
  ALTER TABLE "gift_products" ADD COLUMN "saved_by_id" integer;
  ALTER TABLE "gift_products" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_gift_products_v" ADD COLUMN "version_saved_by_id" integer;
  ALTER TABLE "_gift_products_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_gift_products_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "membership_kinds" ADD COLUMN "saved_by_id" integer;
  ALTER TABLE "membership_kinds" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_membership_kinds_v" ADD COLUMN "version_saved_by_id" integer;
  ALTER TABLE "_membership_kinds_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_membership_kinds_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "articles" ADD COLUMN "saved_by_id" integer;
  ALTER TABLE "articles" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_articles_v" ADD COLUMN "version_saved_by_id" integer;
  ALTER TABLE "_articles_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_articles_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "campaigns" ADD COLUMN "saved_by_id" integer;
  ALTER TABLE "campaigns" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_campaigns_v" ADD COLUMN "version_saved_by_id" integer;
  ALTER TABLE "_campaigns_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_campaigns_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "site_configuration" ADD COLUMN "saved_by_id" integer;
  ALTER TABLE "_site_configuration_v" ADD COLUMN "version_saved_by_id" integer;
  ALTER TABLE "_site_configuration_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "navigation" ADD COLUMN "saved_by_id" integer;
  ALTER TABLE "_navigation_v" ADD COLUMN "version_saved_by_id" integer;
  ALTER TABLE "_navigation_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "postage" ADD COLUMN "saved_by_id" integer;
  ALTER TABLE "_postage_v" ADD COLUMN "version_saved_by_id" integer;
  ALTER TABLE "_postage_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "documents" ADD CONSTRAINT "documents_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "translations" ADD CONSTRAINT "translations_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_translations_v" ADD CONSTRAINT "_translations_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gift_products" ADD CONSTRAINT "gift_products_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gift_products_v" ADD CONSTRAINT "_gift_products_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "membership_kinds" ADD CONSTRAINT "membership_kinds_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_membership_kinds_v" ADD CONSTRAINT "_membership_kinds_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_campaigns_v" ADD CONSTRAINT "_campaigns_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_configuration" ADD CONSTRAINT "site_configuration_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_configuration_v" ADD CONSTRAINT "_site_configuration_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation" ADD CONSTRAINT "navigation_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v" ADD CONSTRAINT "_navigation_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "postage" ADD CONSTRAINT "postage_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_postage_v" ADD CONSTRAINT "_postage_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "pages_saved_by_idx" ON "pages" USING btree ("saved_by_id");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_version_saved_by_idx" ON "_pages_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "media_saved_by_idx" ON "media" USING btree ("saved_by_id");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "documents_saved_by_idx" ON "documents" USING btree ("saved_by_id");
  CREATE INDEX "translations_saved_by_idx" ON "translations" USING btree ("saved_by_id");
  CREATE INDEX "_translations_v_version_version_saved_by_idx" ON "_translations_v" USING btree ("version_saved_by_id");
  CREATE INDEX "gift_products_saved_by_idx" ON "gift_products" USING btree ("saved_by_id");
  CREATE INDEX "gift_products_deleted_at_idx" ON "gift_products" USING btree ("deleted_at");
  CREATE INDEX "_gift_products_v_version_version_saved_by_idx" ON "_gift_products_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_gift_products_v_version_version_deleted_at_idx" ON "_gift_products_v" USING btree ("version_deleted_at");
  CREATE INDEX "_gift_products_v_autosave_idx" ON "_gift_products_v" USING btree ("autosave");
  CREATE INDEX "membership_kinds_saved_by_idx" ON "membership_kinds" USING btree ("saved_by_id");
  CREATE INDEX "membership_kinds_deleted_at_idx" ON "membership_kinds" USING btree ("deleted_at");
  CREATE INDEX "_membership_kinds_v_version_version_saved_by_idx" ON "_membership_kinds_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_membership_kinds_v_version_version_deleted_at_idx" ON "_membership_kinds_v" USING btree ("version_deleted_at");
  CREATE INDEX "_membership_kinds_v_autosave_idx" ON "_membership_kinds_v" USING btree ("autosave");
  CREATE INDEX "articles_saved_by_idx" ON "articles" USING btree ("saved_by_id");
  CREATE INDEX "articles_deleted_at_idx" ON "articles" USING btree ("deleted_at");
  CREATE INDEX "_articles_v_version_version_saved_by_idx" ON "_articles_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_articles_v_version_version_deleted_at_idx" ON "_articles_v" USING btree ("version_deleted_at");
  CREATE INDEX "_articles_v_autosave_idx" ON "_articles_v" USING btree ("autosave");
  CREATE INDEX "campaigns_saved_by_idx" ON "campaigns" USING btree ("saved_by_id");
  CREATE INDEX "campaigns_deleted_at_idx" ON "campaigns" USING btree ("deleted_at");
  CREATE INDEX "_campaigns_v_version_version_saved_by_idx" ON "_campaigns_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_campaigns_v_version_version_deleted_at_idx" ON "_campaigns_v" USING btree ("version_deleted_at");
  CREATE INDEX "_campaigns_v_autosave_idx" ON "_campaigns_v" USING btree ("autosave");
  CREATE INDEX "site_configuration_saved_by_idx" ON "site_configuration" USING btree ("saved_by_id");
  CREATE INDEX "_site_configuration_v_version_version_saved_by_idx" ON "_site_configuration_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_site_configuration_v_autosave_idx" ON "_site_configuration_v" USING btree ("autosave");
  CREATE INDEX "navigation_saved_by_idx" ON "navigation" USING btree ("saved_by_id");
  CREATE INDEX "_navigation_v_version_version_saved_by_idx" ON "_navigation_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_navigation_v_autosave_idx" ON "_navigation_v" USING btree ("autosave");
  CREATE INDEX "postage_saved_by_idx" ON "postage" USING btree ("saved_by_id");
  CREATE INDEX "_postage_v_version_version_saved_by_idx" ON "_postage_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_postage_v_autosave_idx" ON "_postage_v" USING btree ("autosave");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP CONSTRAINT "pages_saved_by_id_users_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_saved_by_id_users_id_fk";
  
  ALTER TABLE "media" DROP CONSTRAINT "media_saved_by_id_users_id_fk";
  
  ALTER TABLE "gift_products" DROP CONSTRAINT "gift_products_saved_by_id_users_id_fk";
  
  ALTER TABLE "_gift_products_v" DROP CONSTRAINT "_gift_products_v_version_saved_by_id_users_id_fk";
  
  ALTER TABLE "membership_kinds" DROP CONSTRAINT "membership_kinds_saved_by_id_users_id_fk";
  
  ALTER TABLE "_membership_kinds_v" DROP CONSTRAINT "_membership_kinds_v_version_saved_by_id_users_id_fk";
  
  ALTER TABLE "articles" DROP CONSTRAINT "articles_saved_by_id_users_id_fk";
  
  ALTER TABLE "_articles_v" DROP CONSTRAINT "_articles_v_version_saved_by_id_users_id_fk";
  
  ALTER TABLE "campaigns" DROP CONSTRAINT "campaigns_saved_by_id_users_id_fk";
  
  ALTER TABLE "_campaigns_v" DROP CONSTRAINT "_campaigns_v_version_saved_by_id_users_id_fk";
  
  ALTER TABLE "documents" DROP CONSTRAINT "documents_saved_by_id_users_id_fk";
  
  ALTER TABLE "translations" DROP CONSTRAINT "translations_saved_by_id_users_id_fk";
  
  ALTER TABLE "_translations_v" DROP CONSTRAINT "_translations_v_version_saved_by_id_users_id_fk";
  
  ALTER TABLE "site_configuration" DROP CONSTRAINT "site_configuration_saved_by_id_users_id_fk";
  
  ALTER TABLE "_site_configuration_v" DROP CONSTRAINT "_site_configuration_v_version_saved_by_id_users_id_fk";
  
  ALTER TABLE "navigation" DROP CONSTRAINT "navigation_saved_by_id_users_id_fk";
  
  ALTER TABLE "_navigation_v" DROP CONSTRAINT "_navigation_v_version_saved_by_id_users_id_fk";
  
  ALTER TABLE "postage" DROP CONSTRAINT "postage_saved_by_id_users_id_fk";
  
  ALTER TABLE "_postage_v" DROP CONSTRAINT "_postage_v_version_saved_by_id_users_id_fk";
  
  DROP INDEX "pages_saved_by_idx";
  DROP INDEX "pages_deleted_at_idx";
  DROP INDEX "_pages_v_version_version_saved_by_idx";
  DROP INDEX "_pages_v_version_version_deleted_at_idx";
  DROP INDEX "_pages_v_autosave_idx";
  DROP INDEX "media_saved_by_idx";
  DROP INDEX "media_deleted_at_idx";
  DROP INDEX "gift_products_saved_by_idx";
  DROP INDEX "gift_products_deleted_at_idx";
  DROP INDEX "_gift_products_v_version_version_saved_by_idx";
  DROP INDEX "_gift_products_v_version_version_deleted_at_idx";
  DROP INDEX "_gift_products_v_autosave_idx";
  DROP INDEX "membership_kinds_saved_by_idx";
  DROP INDEX "membership_kinds_deleted_at_idx";
  DROP INDEX "_membership_kinds_v_version_version_saved_by_idx";
  DROP INDEX "_membership_kinds_v_version_version_deleted_at_idx";
  DROP INDEX "_membership_kinds_v_autosave_idx";
  DROP INDEX "articles_saved_by_idx";
  DROP INDEX "articles_deleted_at_idx";
  DROP INDEX "_articles_v_version_version_saved_by_idx";
  DROP INDEX "_articles_v_version_version_deleted_at_idx";
  DROP INDEX "_articles_v_autosave_idx";
  DROP INDEX "campaigns_saved_by_idx";
  DROP INDEX "campaigns_deleted_at_idx";
  DROP INDEX "_campaigns_v_version_version_saved_by_idx";
  DROP INDEX "_campaigns_v_version_version_deleted_at_idx";
  DROP INDEX "_campaigns_v_autosave_idx";
  DROP INDEX "documents_saved_by_idx";
  DROP INDEX "translations_saved_by_idx";
  DROP INDEX "_translations_v_version_version_saved_by_idx";
  DROP INDEX "site_configuration_saved_by_idx";
  DROP INDEX "_site_configuration_v_version_version_saved_by_idx";
  DROP INDEX "_site_configuration_v_autosave_idx";
  DROP INDEX "navigation_saved_by_idx";
  DROP INDEX "_navigation_v_version_version_saved_by_idx";
  DROP INDEX "_navigation_v_autosave_idx";
  DROP INDEX "postage_saved_by_idx";
  DROP INDEX "_postage_v_version_version_saved_by_idx";
  DROP INDEX "_postage_v_autosave_idx";
  ALTER TABLE "pages" DROP COLUMN "saved_by_id";
  ALTER TABLE "pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_pages_v" DROP COLUMN "autosave";
  ALTER TABLE "media" DROP COLUMN "saved_by_id";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "gift_products" DROP COLUMN "saved_by_id";
  ALTER TABLE "gift_products" DROP COLUMN "deleted_at";
  ALTER TABLE "_gift_products_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "_gift_products_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_gift_products_v" DROP COLUMN "autosave";
  ALTER TABLE "membership_kinds" DROP COLUMN "saved_by_id";
  ALTER TABLE "membership_kinds" DROP COLUMN "deleted_at";
  ALTER TABLE "_membership_kinds_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "_membership_kinds_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_membership_kinds_v" DROP COLUMN "autosave";
  ALTER TABLE "articles" DROP COLUMN "saved_by_id";
  ALTER TABLE "articles" DROP COLUMN "deleted_at";
  ALTER TABLE "_articles_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "_articles_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_articles_v" DROP COLUMN "autosave";
  ALTER TABLE "campaigns" DROP COLUMN "saved_by_id";
  ALTER TABLE "campaigns" DROP COLUMN "deleted_at";
  ALTER TABLE "_campaigns_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "_campaigns_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_campaigns_v" DROP COLUMN "autosave";
  ALTER TABLE "documents" DROP COLUMN "saved_by_id";
  ALTER TABLE "translations" DROP COLUMN "saved_by_id";
  ALTER TABLE "_translations_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "site_configuration" DROP COLUMN "saved_by_id";
  ALTER TABLE "_site_configuration_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "_site_configuration_v" DROP COLUMN "autosave";
  ALTER TABLE "navigation" DROP COLUMN "saved_by_id";
  ALTER TABLE "_navigation_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "_navigation_v" DROP COLUMN "autosave";
  ALTER TABLE "postage" DROP COLUMN "saved_by_id";
  ALTER TABLE "_postage_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "_postage_v" DROP COLUMN "autosave";`)
}
