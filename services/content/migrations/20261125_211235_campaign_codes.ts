import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "campaigns" ALTER COLUMN "code" SET DATA TYPE varchar;
  ALTER TABLE "_campaigns_v" ALTER COLUMN "version_code" SET DATA TYPE varchar;
  DROP TYPE "public"."enum_campaigns_code";
  DROP TYPE "public"."enum__campaigns_v_version_code";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_campaigns_code" AS ENUM('ALLAHJARTAN_25_1', 'ALLAHJARTAN_25_2', 'FARSDAG_24_1', 'FARSDAG_24_2', 'GENERELL_1', 'GENERELL_2', 'GENERELL_3', 'GRATULATION_1', 'GRATULATION_2', 'GRATULATION_3', 'GRATULATION_4', 'JUL_24_1', 'JUL_24_2', 'JUL_24_3', 'KPD_1', 'KPD_2', 'KPD_3', 'KPR_KRANS', 'MINNESLJUS_25', 'MORSDAG_1', 'MORSDAG_2', 'PASK_1', 'PASK_2', 'SOMMAR_1', 'SOMMAR_2', 'SOMMAR_3', 'TACK_1', 'TACK_2', 'WORLDHEARTDAY_25_1', 'WORLDHEARTDAY_25_2', 'TEST', 'TESTK1', 'TESTK2', 'TESTK3', 'GRAPHQL_TEST');
  CREATE TYPE "public"."enum__campaigns_v_version_code" AS ENUM('ALLAHJARTAN_25_1', 'ALLAHJARTAN_25_2', 'FARSDAG_24_1', 'FARSDAG_24_2', 'GENERELL_1', 'GENERELL_2', 'GENERELL_3', 'GRATULATION_1', 'GRATULATION_2', 'GRATULATION_3', 'GRATULATION_4', 'JUL_24_1', 'JUL_24_2', 'JUL_24_3', 'KPD_1', 'KPD_2', 'KPD_3', 'KPR_KRANS', 'MINNESLJUS_25', 'MORSDAG_1', 'MORSDAG_2', 'PASK_1', 'PASK_2', 'SOMMAR_1', 'SOMMAR_2', 'SOMMAR_3', 'TACK_1', 'TACK_2', 'WORLDHEARTDAY_25_1', 'WORLDHEARTDAY_25_2', 'TEST', 'TESTK1', 'TESTK2', 'TESTK3', 'GRAPHQL_TEST');
  ALTER TABLE "campaigns" ALTER COLUMN "code" SET DATA TYPE "public"."enum_campaigns_code" USING "code"::"public"."enum_campaigns_code";
  ALTER TABLE "_campaigns_v" ALTER COLUMN "version_code" SET DATA TYPE "public"."enum__campaigns_v_version_code" USING "version_code"::"public"."enum__campaigns_v_version_code";`)
}
