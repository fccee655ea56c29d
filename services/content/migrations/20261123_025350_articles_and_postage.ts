import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_postage_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__postage_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "postage_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"up_to_grams" numeric,
  	"price" numeric
  );
  
  CREATE TABLE "postage" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_postage_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_postage_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"up_to_grams" numeric,
  	"price" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_postage_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__postage_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "articles" ADD COLUMN "weight" numeric DEFAULT 0;
  ALTER TABLE "articles" ADD COLUMN "needs_stock" boolean DEFAULT false;
  ALTER TABLE "_articles_v" ADD COLUMN "version_weight" numeric DEFAULT 0;
  ALTER TABLE "_articles_v" ADD COLUMN "version_needs_stock" boolean DEFAULT false;
  ALTER TABLE "postage_steps" ADD CONSTRAINT "postage_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."postage"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_postage_v_version_steps" ADD CONSTRAINT "_postage_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_postage_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "postage_steps_order_idx" ON "postage_steps" USING btree ("_order");
  CREATE INDEX "postage_steps_parent_id_idx" ON "postage_steps" USING btree ("_parent_id");
  CREATE INDEX "postage__status_idx" ON "postage" USING btree ("_status");
  CREATE INDEX "_postage_v_version_steps_order_idx" ON "_postage_v_version_steps" USING btree ("_order");
  CREATE INDEX "_postage_v_version_steps_parent_id_idx" ON "_postage_v_version_steps" USING btree ("_parent_id");
  CREATE INDEX "_postage_v_version_version__status_idx" ON "_postage_v" USING btree ("version__status");
  CREATE INDEX "_postage_v_created_at_idx" ON "_postage_v" USING btree ("created_at");
  CREATE INDEX "_postage_v_updated_at_idx" ON "_postage_v" USING btree ("updated_at");
  CREATE INDEX "_postage_v_latest_idx" ON "_postage_v" USING btree ("latest");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "postage_steps" CASCADE;
  DROP TABLE "postage" CASCADE;
  DROP TABLE "_postage_v_version_steps" CASCADE;
  DROP TABLE "_postage_v" CASCADE;
  ALTER TABLE "articles" DROP COLUMN "weight";
  ALTER TABLE "articles" DROP COLUMN "needs_stock";
  ALTER TABLE "_articles_v" DROP COLUMN "version_weight";
  ALTER TABLE "_articles_v" DROP COLUMN "version_needs_stock";
  DROP TYPE "public"."enum_postage_status";
  DROP TYPE "public"."enum__postage_v_version_status";`)
}
