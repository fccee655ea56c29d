import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "login_attempts" (
  	"client" text PRIMARY KEY NOT NULL,
  	"failures" integer NOT NULL,
  	"ends_at" timestamp with time zone NOT NULL
  );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "login_attempts" CASCADE;`)
}
