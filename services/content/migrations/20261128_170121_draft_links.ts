import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "draft_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"page_id" integer,
  	"made_by_id" integer,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "pages" ADD COLUMN "search_title" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_search_title" varchar;
  ALTER TABLE "draft_links" ADD CONSTRAINT "draft_links_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "draft_links" ADD CONSTRAINT "draft_links_made_by_id_users_id_fk" FOREIGN KEY ("made_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "draft_links_token_hash_idx" ON "draft_links" USING btree ("token_hash");
  CREATE INDEX "draft_links_page_idx" ON "draft_links" USING btree ("page_id");
  CREATE INDEX "draft_links_made_by_idx" ON "draft_links" USING btree ("made_by_id");
  CREATE INDEX "draft_links_expires_at_idx" ON "draft_links" USING btree ("expires_at");
  CREATE INDEX "draft_links_updated_at_idx" ON "draft_links" USING btree ("updated_at");
  CREATE INDEX "draft_links_created_at_idx" ON "draft_links" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "draft_links" CASCADE;
  ALTER TABLE "pages" DROP COLUMN "search_title";
  ALTER TABLE "_pages_v" DROP COLUMN "version_search_title";`)
}
