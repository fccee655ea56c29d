import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_campaigns_artwork_source" AS ENUM('house', 'uploaded');
  CREATE TYPE "public"."enum__campaigns_v_version_artwork_source" AS ENUM('house', 'uploaded');
  CREATE TABLE "artworks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"hash" varchar,
  	"ground" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_w480_url" varchar,
  	"sizes_w480_width" numeric,
  	"sizes_w480_height" numeric,
  	"sizes_w480_mime_type" varchar,
  	"sizes_w480_filesize" numeric,
  	"sizes_w480_filename" varchar,
  	"sizes_w960_url" varchar,
  	"sizes_w960_width" numeric,
  	"sizes_w960_height" numeric,
  	"sizes_w960_mime_type" varchar,
  	"sizes_w960_filesize" numeric,
  	"sizes_w960_filename" varchar
  );
  
  ALTER TABLE "campaigns" ADD COLUMN "artwork_source" "enum_campaigns_artwork_source" DEFAULT 'house';
  ALTER TABLE "campaigns" ADD COLUMN "uploaded_artwork_id" integer;
  ALTER TABLE "_campaigns_v" ADD COLUMN "version_artwork_source" "enum__campaigns_v_version_artwork_source" DEFAULT 'house';
  ALTER TABLE "_campaigns_v" ADD COLUMN "version_uploaded_artwork_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "artworks_id" integer;
  CREATE INDEX "artworks_updated_at_idx" ON "artworks" USING btree ("updated_at");
  CREATE INDEX "artworks_created_at_idx" ON "artworks" USING btree ("created_at");
  CREATE UNIQUE INDEX "artworks_filename_idx" ON "artworks" USING btree ("filename");
  CREATE INDEX "artworks_sizes_w480_sizes_w480_filename_idx" ON "artworks" USING btree ("sizes_w480_filename");
  CREATE INDEX "artworks_sizes_w960_sizes_w960_filename_idx" ON "artworks" USING btree ("sizes_w960_filename");
  ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_uploaded_artwork_id_artworks_id_fk" FOREIGN KEY ("uploaded_artwork_id") REFERENCES "public"."artworks"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_campaigns_v" ADD CONSTRAINT "_campaigns_v_version_uploaded_artwork_id_artworks_id_fk" FOREIGN KEY ("version_uploaded_artwork_id") REFERENCES "public"."artworks"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_artworks_fk" FOREIGN KEY ("artworks_id") REFERENCES "public"."artworks"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "campaigns_uploaded_artwork_idx" ON "campaigns" USING btree ("uploaded_artwork_id");
  CREATE INDEX "_campaigns_v_version_version_uploaded_artwork_idx" ON "_campaigns_v" USING btree ("version_uploaded_artwork_id");
  CREATE INDEX "payload_locked_documents_rels_artworks_id_idx" ON "payload_locked_documents_rels" USING btree ("artworks_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "artworks" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "artworks" CASCADE;
  ALTER TABLE "campaigns" DROP CONSTRAINT "campaigns_uploaded_artwork_id_artworks_id_fk";
  
  ALTER TABLE "_campaigns_v" DROP CONSTRAINT "_campaigns_v_version_uploaded_artwork_id_artworks_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_artworks_fk";
  
  DROP INDEX "campaigns_uploaded_artwork_idx";
  DROP INDEX "_campaigns_v_version_version_uploaded_artwork_idx";
  DROP INDEX "payload_locked_documents_rels_artworks_id_idx";
  ALTER TABLE "campaigns" DROP COLUMN "artwork_source";
  ALTER TABLE "campaigns" DROP COLUMN "uploaded_artwork_id";
  ALTER TABLE "_campaigns_v" DROP COLUMN "version_artwork_source";
  ALTER TABLE "_campaigns_v" DROP COLUMN "version_uploaded_artwork_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "artworks_id";
  DROP TYPE "public"."enum_campaigns_artwork_source";
  DROP TYPE "public"."enum__campaigns_v_version_artwork_source";`)
}
