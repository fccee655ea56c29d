import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_scheduled_change" AS ENUM('publish', 'unpublish');
  CREATE TYPE "public"."enum_scheduled_state" AS ENUM('waiting', 'done', 'refused', 'cancelled');
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'campaignEditor';
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'writer';
  CREATE TABLE "scheduled" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"record" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"change" "enum_scheduled_change" DEFAULT 'publish' NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by_id" integer,
  	"content" jsonb,
  	"state" "enum_scheduled_state" DEFAULT 'waiting' NOT NULL,
  	"problem" varchar,
  	"finished_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "session_devices" (
  	"session" text PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"device" text NOT NULL,
  	"seen_at" timestamp with time zone NOT NULL
  );
  
  CREATE TABLE "password_links" (
  	"link" text PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"ends_at" timestamp with time zone NOT NULL
  );
  
  CREATE TABLE "second_factors" (
  	"user_id" integer PRIMARY KEY NOT NULL,
  	"secret" text NOT NULL,
  	"confirmed_at" timestamp with time zone,
  	"last_step" integer NOT NULL
  );
  
  CREATE TABLE "recovery_codes" (
  	"code" text PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL
  );
  
  ALTER TABLE "users" ADD COLUMN "second_factor" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "scheduled_id" integer;
  ALTER TABLE "scheduled" ADD CONSTRAINT "scheduled_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "scheduled_record_idx" ON "scheduled" USING btree ("record");
  CREATE INDEX "scheduled_at_idx" ON "scheduled" USING btree ("at");
  CREATE INDEX "scheduled_by_idx" ON "scheduled" USING btree ("by_id");
  CREATE INDEX "scheduled_updated_at_idx" ON "scheduled" USING btree ("updated_at");
  CREATE INDEX "scheduled_created_at_idx" ON "scheduled" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_scheduled_fk" FOREIGN KEY ("scheduled_id") REFERENCES "public"."scheduled"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_scheduled_id_idx" ON "payload_locked_documents_rels" USING btree ("scheduled_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "scheduled" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "session_devices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "password_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "second_factors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "recovery_codes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "scheduled" CASCADE;
  DROP TABLE "session_devices" CASCADE;
  DROP TABLE "password_links" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "recovery_codes" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_scheduled_fk";
  
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  DROP INDEX "payload_locked_documents_rels_scheduled_id_idx";
  ALTER TABLE "users" DROP COLUMN "second_factor";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "scheduled_id";
  DROP TYPE "public"."enum_scheduled_change";
  DROP TYPE "public"."enum_scheduled_state";`)
}
