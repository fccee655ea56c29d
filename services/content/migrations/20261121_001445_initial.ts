import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_language" AS ENUM('sv', 'en');
  CREATE TYPE "public"."enum_pages_mood" AS ENUM('day', 'dusk');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_language" AS ENUM('sv', 'en');
  CREATE TYPE "public"."enum__pages_v_version_mood" AS ENUM('day', 'dusk');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_gift_products_kind" AS ENUM('regular_gift', 'memorial_gift', 'company_gift', 'membership_gift', 'monthly_gift', 'monthly_gift_increase', 'extra_gift');
  CREATE TYPE "public"."enum_gift_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__gift_products_v_version_kind" AS ENUM('regular_gift', 'memorial_gift', 'company_gift', 'membership_gift', 'monthly_gift', 'monthly_gift_increase', 'extra_gift');
  CREATE TYPE "public"."enum__gift_products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_membership_kinds_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__membership_kinds_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_articles_picture_source" AS ENUM('none', 'artwork', 'media');
  CREATE TYPE "public"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_version_picture_source" AS ENUM('none', 'artwork', 'media');
  CREATE TYPE "public"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_campaigns_code" AS ENUM('ALLAHJARTAN_25_1', 'ALLAHJARTAN_25_2', 'FARSDAG_24_1', 'FARSDAG_24_2', 'GENERELL_1', 'GENERELL_2', 'GENERELL_3', 'GRATULATION_1', 'GRATULATION_2', 'GRATULATION_3', 'GRATULATION_4', 'JUL_24_1', 'JUL_24_2', 'JUL_24_3', 'KPD_1', 'KPD_2', 'KPD_3', 'KPR_KRANS', 'MINNESLJUS_25', 'MORSDAG_1', 'MORSDAG_2', 'PASK_1', 'PASK_2', 'SOMMAR_1', 'SOMMAR_2', 'SOMMAR_3', 'TACK_1', 'TACK_2', 'WORLDHEARTDAY_25_1', 'WORLDHEARTDAY_25_2', 'TEST', 'TESTK1', 'TESTK2', 'TESTK3', 'GRAPHQL_TEST');
  CREATE TYPE "public"."enum_campaigns_kind" AS ENUM('greeting', 'condolence', 'memorial', 'test');
  CREATE TYPE "public"."enum_campaigns_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__campaigns_v_version_code" AS ENUM('ALLAHJARTAN_25_1', 'ALLAHJARTAN_25_2', 'FARSDAG_24_1', 'FARSDAG_24_2', 'GENERELL_1', 'GENERELL_2', 'GENERELL_3', 'GRATULATION_1', 'GRATULATION_2', 'GRATULATION_3', 'GRATULATION_4', 'JUL_24_1', 'JUL_24_2', 'JUL_24_3', 'KPD_1', 'KPD_2', 'KPD_3', 'KPR_KRANS', 'MINNESLJUS_25', 'MORSDAG_1', 'MORSDAG_2', 'PASK_1', 'PASK_2', 'SOMMAR_1', 'SOMMAR_2', 'SOMMAR_3', 'TACK_1', 'TACK_2', 'WORLDHEARTDAY_25_1', 'WORLDHEARTDAY_25_2', 'TEST', 'TESTK1', 'TESTK2', 'TESTK3', 'GRAPHQL_TEST');
  CREATE TYPE "public"."enum__campaigns_v_version_kind" AS ENUM('greeting', 'condolence', 'memorial', 'test');
  CREATE TYPE "public"."enum__campaigns_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_site_configuration_organisation_logo_source" AS ENUM('none', 'artwork', 'media');
  CREATE TYPE "public"."enum_site_configuration_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_configuration_v_version_organisation_logo_source" AS ENUM('none', 'artwork', 'media');
  CREATE TYPE "public"."enum__site_configuration_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_navigation_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigation_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"blocks" jsonb,
  	"address" varchar,
  	"language" "enum_pages_language" DEFAULT 'sv',
  	"translation_id" integer,
  	"mood" "enum_pages_mood" DEFAULT 'day',
  	"searchable" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_blocks" jsonb,
  	"version_address" varchar,
  	"version_language" "enum__pages_v_version_language" DEFAULT 'sv',
  	"version_translation_id" integer,
  	"version_mood" "enum__pages_v_version_mood" DEFAULT 'day',
  	"version_searchable" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"credit" varchar,
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
  	"sizes_w960_filename" varchar,
  	"sizes_w1440_url" varchar,
  	"sizes_w1440_width" numeric,
  	"sizes_w1440_height" numeric,
  	"sizes_w1440_mime_type" varchar,
  	"sizes_w1440_filesize" numeric,
  	"sizes_w1440_filename" varchar
  );
  
  CREATE TABLE "translations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"help" varchar,
  	"sv" varchar NOT NULL,
  	"en" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_translations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" varchar NOT NULL,
  	"version_help" varchar,
  	"version_sv" varchar NOT NULL,
  	"version_en" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "gift_products_effects" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"amount" numeric,
  	"text" varchar
  );
  
  CREATE TABLE "gift_products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_gift_products_kind",
  	"heading" varchar,
  	"lead" varchar,
  	"least" numeric,
  	"most" numeric,
  	"preselected" numeric,
  	"thanks" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_gift_products_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "gift_products_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "_gift_products_v_version_effects" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"amount" numeric,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_gift_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_kind" "enum__gift_products_v_version_kind",
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_least" numeric,
  	"version_most" numeric,
  	"version_preselected" numeric,
  	"version_thanks" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__gift_products_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_gift_products_v_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "membership_kinds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"description" varchar,
  	"yearly_fee" numeric,
  	"code" varchar,
  	"position" numeric DEFAULT 1000,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_membership_kinds_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_membership_kinds_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_yearly_fee" numeric,
  	"version_code" varchar,
  	"version_position" numeric DEFAULT 1000,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__membership_kinds_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"description" varchar,
  	"price" numeric DEFAULT 0,
  	"most" numeric DEFAULT 10,
  	"picture_source" "enum_articles_picture_source" DEFAULT 'none',
  	"picture_name" varchar,
  	"picture_alt" varchar,
  	"picture_decorative" boolean,
  	"picture_media_id" integer,
  	"article_number" varchar,
  	"position" numeric DEFAULT 1000,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_price" numeric DEFAULT 0,
  	"version_most" numeric DEFAULT 10,
  	"version_picture_source" "enum__articles_v_version_picture_source" DEFAULT 'none',
  	"version_picture_name" varchar,
  	"version_picture_alt" varchar,
  	"version_picture_decorative" boolean,
  	"version_picture_media_id" integer,
  	"version_article_number" varchar,
  	"version_position" numeric DEFAULT 1000,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "campaigns" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"occasion" varchar,
  	"greeting" varchar,
  	"artwork" varchar,
  	"alt" varchar,
  	"season_from" varchar,
  	"season_to" varchar,
  	"season_text" varchar,
  	"offered" boolean DEFAULT true,
  	"code" "enum_campaigns_code",
  	"kind" "enum_campaigns_kind" DEFAULT 'greeting',
  	"position" numeric DEFAULT 1000,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_campaigns_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_campaigns_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_occasion" varchar,
  	"version_greeting" varchar,
  	"version_artwork" varchar,
  	"version_alt" varchar,
  	"version_season_from" varchar,
  	"version_season_to" varchar,
  	"version_season_text" varchar,
  	"version_offered" boolean DEFAULT true,
  	"version_code" "enum__campaigns_v_version_code",
  	"version_kind" "enum__campaigns_v_version_kind" DEFAULT 'greeting',
  	"version_position" numeric DEFAULT 1000,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__campaigns_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"media_id" integer,
  	"translations_id" integer,
  	"gift_products_id" integer,
  	"membership_kinds_id" integer,
  	"articles_id" integer,
  	"campaigns_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_configuration" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"enable_notification" boolean DEFAULT false,
  	"notification_message" varchar,
  	"notification_link_label" varchar,
  	"notification_link_href" varchar,
  	"organisation_name" varchar,
  	"organisation_organisation_number" varchar,
  	"organisation_account90" varchar,
  	"organisation_bankgiro" varchar,
  	"organisation_swish" varchar,
  	"organisation_phone_shown" varchar,
  	"organisation_phone_dialled" varchar,
  	"organisation_phone_hours" varchar,
  	"organisation_email" varchar,
  	"organisation_address" varchar,
  	"organisation_purpose" varchar,
  	"organisation_assurance" varchar,
  	"organisation_logo_source" "enum_site_configuration_organisation_logo_source" DEFAULT 'none',
  	"organisation_logo_name" varchar,
  	"organisation_logo_alt" varchar,
  	"organisation_logo_decorative" boolean,
  	"organisation_logo_media_id" integer,
  	"_status" "enum_site_configuration_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_site_configuration_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_enable_notification" boolean DEFAULT false,
  	"version_notification_message" varchar,
  	"version_notification_link_label" varchar,
  	"version_notification_link_href" varchar,
  	"version_organisation_name" varchar,
  	"version_organisation_organisation_number" varchar,
  	"version_organisation_account90" varchar,
  	"version_organisation_bankgiro" varchar,
  	"version_organisation_swish" varchar,
  	"version_organisation_phone_shown" varchar,
  	"version_organisation_phone_dialled" varchar,
  	"version_organisation_phone_hours" varchar,
  	"version_organisation_email" varchar,
  	"version_organisation_address" varchar,
  	"version_organisation_purpose" varchar,
  	"version_organisation_assurance" varchar,
  	"version_organisation_logo_source" "enum__site_configuration_v_version_organisation_logo_source" DEFAULT 'none',
  	"version_organisation_logo_name" varchar,
  	"version_organisation_logo_alt" varchar,
  	"version_organisation_logo_decorative" boolean,
  	"version_organisation_logo_media_id" integer,
  	"version__status" "enum__site_configuration_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "navigation_sv_main" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"language" varchar
  );
  
  CREATE TABLE "navigation_sv_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"language" varchar
  );
  
  CREATE TABLE "navigation_sv_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar
  );
  
  CREATE TABLE "navigation_en_main" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"language" varchar
  );
  
  CREATE TABLE "navigation_en_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"language" varchar
  );
  
  CREATE TABLE "navigation_en_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar
  );
  
  CREATE TABLE "navigation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_navigation_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_navigation_v_version_sv_main" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"language" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_sv_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"language" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_sv_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_en_main" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"language" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_en_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"language" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_en_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__navigation_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "pages" ADD CONSTRAINT "pages_translation_id_pages_id_fk" FOREIGN KEY ("translation_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_translation_id_pages_id_fk" FOREIGN KEY ("version_translation_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_translations_v" ADD CONSTRAINT "_translations_v_parent_id_translations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."translations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gift_products_effects" ADD CONSTRAINT "gift_products_effects_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."gift_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "gift_products_numbers" ADD CONSTRAINT "gift_products_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."gift_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_gift_products_v_version_effects" ADD CONSTRAINT "_gift_products_v_version_effects_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_gift_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_gift_products_v" ADD CONSTRAINT "_gift_products_v_parent_id_gift_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."gift_products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gift_products_v_numbers" ADD CONSTRAINT "_gift_products_v_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_gift_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_membership_kinds_v" ADD CONSTRAINT "_membership_kinds_v_parent_id_membership_kinds_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."membership_kinds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_picture_media_id_media_id_fk" FOREIGN KEY ("picture_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_picture_media_id_media_id_fk" FOREIGN KEY ("version_picture_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_campaigns_v" ADD CONSTRAINT "_campaigns_v_parent_id_campaigns_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_translations_fk" FOREIGN KEY ("translations_id") REFERENCES "public"."translations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_gift_products_fk" FOREIGN KEY ("gift_products_id") REFERENCES "public"."gift_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_membership_kinds_fk" FOREIGN KEY ("membership_kinds_id") REFERENCES "public"."membership_kinds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_campaigns_fk" FOREIGN KEY ("campaigns_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_configuration" ADD CONSTRAINT "site_configuration_organisation_logo_media_id_media_id_fk" FOREIGN KEY ("organisation_logo_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_configuration_v" ADD CONSTRAINT "_site_configuration_v_version_organisation_logo_media_id_media_id_fk" FOREIGN KEY ("version_organisation_logo_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_sv_main" ADD CONSTRAINT "navigation_sv_main_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_sv_footer_links" ADD CONSTRAINT "navigation_sv_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_sv_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_sv_footer" ADD CONSTRAINT "navigation_sv_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_en_main" ADD CONSTRAINT "navigation_en_main_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_en_footer_links" ADD CONSTRAINT "navigation_en_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_en_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_en_footer" ADD CONSTRAINT "navigation_en_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_sv_main" ADD CONSTRAINT "_navigation_v_version_sv_main_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_sv_footer_links" ADD CONSTRAINT "_navigation_v_version_sv_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_sv_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_sv_footer" ADD CONSTRAINT "_navigation_v_version_sv_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_en_main" ADD CONSTRAINT "_navigation_v_version_en_main_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_en_footer_links" ADD CONSTRAINT "_navigation_v_version_en_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_en_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_en_footer" ADD CONSTRAINT "_navigation_v_version_en_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "pages_address_idx" ON "pages" USING btree ("address");
  CREATE INDEX "pages_translation_idx" ON "pages" USING btree ("translation_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_address_idx" ON "_pages_v" USING btree ("version_address");
  CREATE INDEX "_pages_v_version_version_translation_idx" ON "_pages_v" USING btree ("version_translation_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_w480_sizes_w480_filename_idx" ON "media" USING btree ("sizes_w480_filename");
  CREATE INDEX "media_sizes_w960_sizes_w960_filename_idx" ON "media" USING btree ("sizes_w960_filename");
  CREATE INDEX "media_sizes_w1440_sizes_w1440_filename_idx" ON "media" USING btree ("sizes_w1440_filename");
  CREATE UNIQUE INDEX "translations_key_idx" ON "translations" USING btree ("key");
  CREATE INDEX "translations_updated_at_idx" ON "translations" USING btree ("updated_at");
  CREATE INDEX "translations_created_at_idx" ON "translations" USING btree ("created_at");
  CREATE INDEX "_translations_v_parent_idx" ON "_translations_v" USING btree ("parent_id");
  CREATE INDEX "_translations_v_version_version_key_idx" ON "_translations_v" USING btree ("version_key");
  CREATE INDEX "_translations_v_version_version_updated_at_idx" ON "_translations_v" USING btree ("version_updated_at");
  CREATE INDEX "_translations_v_version_version_created_at_idx" ON "_translations_v" USING btree ("version_created_at");
  CREATE INDEX "_translations_v_created_at_idx" ON "_translations_v" USING btree ("created_at");
  CREATE INDEX "_translations_v_updated_at_idx" ON "_translations_v" USING btree ("updated_at");
  CREATE INDEX "gift_products_effects_order_idx" ON "gift_products_effects" USING btree ("_order");
  CREATE INDEX "gift_products_effects_parent_id_idx" ON "gift_products_effects" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "gift_products_kind_idx" ON "gift_products" USING btree ("kind");
  CREATE INDEX "gift_products_updated_at_idx" ON "gift_products" USING btree ("updated_at");
  CREATE INDEX "gift_products_created_at_idx" ON "gift_products" USING btree ("created_at");
  CREATE INDEX "gift_products__status_idx" ON "gift_products" USING btree ("_status");
  CREATE INDEX "gift_products_numbers_order_parent_idx" ON "gift_products_numbers" USING btree ("order","parent_id");
  CREATE INDEX "_gift_products_v_version_effects_order_idx" ON "_gift_products_v_version_effects" USING btree ("_order");
  CREATE INDEX "_gift_products_v_version_effects_parent_id_idx" ON "_gift_products_v_version_effects" USING btree ("_parent_id");
  CREATE INDEX "_gift_products_v_parent_idx" ON "_gift_products_v" USING btree ("parent_id");
  CREATE INDEX "_gift_products_v_version_version_kind_idx" ON "_gift_products_v" USING btree ("version_kind");
  CREATE INDEX "_gift_products_v_version_version_updated_at_idx" ON "_gift_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_gift_products_v_version_version_created_at_idx" ON "_gift_products_v" USING btree ("version_created_at");
  CREATE INDEX "_gift_products_v_version_version__status_idx" ON "_gift_products_v" USING btree ("version__status");
  CREATE INDEX "_gift_products_v_created_at_idx" ON "_gift_products_v" USING btree ("created_at");
  CREATE INDEX "_gift_products_v_updated_at_idx" ON "_gift_products_v" USING btree ("updated_at");
  CREATE INDEX "_gift_products_v_latest_idx" ON "_gift_products_v" USING btree ("latest");
  CREATE INDEX "_gift_products_v_numbers_order_parent_idx" ON "_gift_products_v_numbers" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "membership_kinds_code_idx" ON "membership_kinds" USING btree ("code");
  CREATE INDEX "membership_kinds_position_idx" ON "membership_kinds" USING btree ("position");
  CREATE INDEX "membership_kinds_updated_at_idx" ON "membership_kinds" USING btree ("updated_at");
  CREATE INDEX "membership_kinds_created_at_idx" ON "membership_kinds" USING btree ("created_at");
  CREATE INDEX "membership_kinds__status_idx" ON "membership_kinds" USING btree ("_status");
  CREATE INDEX "_membership_kinds_v_parent_idx" ON "_membership_kinds_v" USING btree ("parent_id");
  CREATE INDEX "_membership_kinds_v_version_version_code_idx" ON "_membership_kinds_v" USING btree ("version_code");
  CREATE INDEX "_membership_kinds_v_version_version_position_idx" ON "_membership_kinds_v" USING btree ("version_position");
  CREATE INDEX "_membership_kinds_v_version_version_updated_at_idx" ON "_membership_kinds_v" USING btree ("version_updated_at");
  CREATE INDEX "_membership_kinds_v_version_version_created_at_idx" ON "_membership_kinds_v" USING btree ("version_created_at");
  CREATE INDEX "_membership_kinds_v_version_version__status_idx" ON "_membership_kinds_v" USING btree ("version__status");
  CREATE INDEX "_membership_kinds_v_created_at_idx" ON "_membership_kinds_v" USING btree ("created_at");
  CREATE INDEX "_membership_kinds_v_updated_at_idx" ON "_membership_kinds_v" USING btree ("updated_at");
  CREATE INDEX "_membership_kinds_v_latest_idx" ON "_membership_kinds_v" USING btree ("latest");
  CREATE INDEX "articles_picture_picture_media_idx" ON "articles" USING btree ("picture_media_id");
  CREATE UNIQUE INDEX "articles_article_number_idx" ON "articles" USING btree ("article_number");
  CREATE INDEX "articles_position_idx" ON "articles" USING btree ("position");
  CREATE INDEX "articles_updated_at_idx" ON "articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at");
  CREATE INDEX "articles__status_idx" ON "articles" USING btree ("_status");
  CREATE INDEX "_articles_v_parent_idx" ON "_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_picture_version_picture_media_idx" ON "_articles_v" USING btree ("version_picture_media_id");
  CREATE INDEX "_articles_v_version_version_article_number_idx" ON "_articles_v" USING btree ("version_article_number");
  CREATE INDEX "_articles_v_version_version_position_idx" ON "_articles_v" USING btree ("version_position");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "_articles_v" USING btree ("version__status");
  CREATE INDEX "_articles_v_created_at_idx" ON "_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_latest_idx" ON "_articles_v" USING btree ("latest");
  CREATE UNIQUE INDEX "campaigns_code_idx" ON "campaigns" USING btree ("code");
  CREATE INDEX "campaigns_position_idx" ON "campaigns" USING btree ("position");
  CREATE INDEX "campaigns_updated_at_idx" ON "campaigns" USING btree ("updated_at");
  CREATE INDEX "campaigns_created_at_idx" ON "campaigns" USING btree ("created_at");
  CREATE INDEX "campaigns__status_idx" ON "campaigns" USING btree ("_status");
  CREATE INDEX "_campaigns_v_parent_idx" ON "_campaigns_v" USING btree ("parent_id");
  CREATE INDEX "_campaigns_v_version_version_code_idx" ON "_campaigns_v" USING btree ("version_code");
  CREATE INDEX "_campaigns_v_version_version_position_idx" ON "_campaigns_v" USING btree ("version_position");
  CREATE INDEX "_campaigns_v_version_version_updated_at_idx" ON "_campaigns_v" USING btree ("version_updated_at");
  CREATE INDEX "_campaigns_v_version_version_created_at_idx" ON "_campaigns_v" USING btree ("version_created_at");
  CREATE INDEX "_campaigns_v_version_version__status_idx" ON "_campaigns_v" USING btree ("version__status");
  CREATE INDEX "_campaigns_v_created_at_idx" ON "_campaigns_v" USING btree ("created_at");
  CREATE INDEX "_campaigns_v_updated_at_idx" ON "_campaigns_v" USING btree ("updated_at");
  CREATE INDEX "_campaigns_v_latest_idx" ON "_campaigns_v" USING btree ("latest");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_translations_id_idx" ON "payload_locked_documents_rels" USING btree ("translations_id");
  CREATE INDEX "payload_locked_documents_rels_gift_products_id_idx" ON "payload_locked_documents_rels" USING btree ("gift_products_id");
  CREATE INDEX "payload_locked_documents_rels_membership_kinds_id_idx" ON "payload_locked_documents_rels" USING btree ("membership_kinds_id");
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("articles_id");
  CREATE INDEX "payload_locked_documents_rels_campaigns_id_idx" ON "payload_locked_documents_rels" USING btree ("campaigns_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "site_configuration_organisation_logo_organisation_logo_m_idx" ON "site_configuration" USING btree ("organisation_logo_media_id");
  CREATE INDEX "site_configuration__status_idx" ON "site_configuration" USING btree ("_status");
  CREATE INDEX "_site_configuration_v_version_organisation_logo_version__idx" ON "_site_configuration_v" USING btree ("version_organisation_logo_media_id");
  CREATE INDEX "_site_configuration_v_version_version__status_idx" ON "_site_configuration_v" USING btree ("version__status");
  CREATE INDEX "_site_configuration_v_created_at_idx" ON "_site_configuration_v" USING btree ("created_at");
  CREATE INDEX "_site_configuration_v_updated_at_idx" ON "_site_configuration_v" USING btree ("updated_at");
  CREATE INDEX "_site_configuration_v_latest_idx" ON "_site_configuration_v" USING btree ("latest");
  CREATE INDEX "navigation_sv_main_order_idx" ON "navigation_sv_main" USING btree ("_order");
  CREATE INDEX "navigation_sv_main_parent_id_idx" ON "navigation_sv_main" USING btree ("_parent_id");
  CREATE INDEX "navigation_sv_footer_links_order_idx" ON "navigation_sv_footer_links" USING btree ("_order");
  CREATE INDEX "navigation_sv_footer_links_parent_id_idx" ON "navigation_sv_footer_links" USING btree ("_parent_id");
  CREATE INDEX "navigation_sv_footer_order_idx" ON "navigation_sv_footer" USING btree ("_order");
  CREATE INDEX "navigation_sv_footer_parent_id_idx" ON "navigation_sv_footer" USING btree ("_parent_id");
  CREATE INDEX "navigation_en_main_order_idx" ON "navigation_en_main" USING btree ("_order");
  CREATE INDEX "navigation_en_main_parent_id_idx" ON "navigation_en_main" USING btree ("_parent_id");
  CREATE INDEX "navigation_en_footer_links_order_idx" ON "navigation_en_footer_links" USING btree ("_order");
  CREATE INDEX "navigation_en_footer_links_parent_id_idx" ON "navigation_en_footer_links" USING btree ("_parent_id");
  CREATE INDEX "navigation_en_footer_order_idx" ON "navigation_en_footer" USING btree ("_order");
  CREATE INDEX "navigation_en_footer_parent_id_idx" ON "navigation_en_footer" USING btree ("_parent_id");
  CREATE INDEX "navigation__status_idx" ON "navigation" USING btree ("_status");
  CREATE INDEX "_navigation_v_version_sv_main_order_idx" ON "_navigation_v_version_sv_main" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_sv_main_parent_id_idx" ON "_navigation_v_version_sv_main" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_sv_footer_links_order_idx" ON "_navigation_v_version_sv_footer_links" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_sv_footer_links_parent_id_idx" ON "_navigation_v_version_sv_footer_links" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_sv_footer_order_idx" ON "_navigation_v_version_sv_footer" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_sv_footer_parent_id_idx" ON "_navigation_v_version_sv_footer" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_en_main_order_idx" ON "_navigation_v_version_en_main" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_en_main_parent_id_idx" ON "_navigation_v_version_en_main" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_en_footer_links_order_idx" ON "_navigation_v_version_en_footer_links" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_en_footer_links_parent_id_idx" ON "_navigation_v_version_en_footer_links" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_en_footer_order_idx" ON "_navigation_v_version_en_footer" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_en_footer_parent_id_idx" ON "_navigation_v_version_en_footer" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_version__status_idx" ON "_navigation_v" USING btree ("version__status");
  CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
  CREATE INDEX "_navigation_v_latest_idx" ON "_navigation_v" USING btree ("latest");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "translations" CASCADE;
  DROP TABLE "_translations_v" CASCADE;
  DROP TABLE "gift_products_effects" CASCADE;
  DROP TABLE "gift_products" CASCADE;
  DROP TABLE "gift_products_numbers" CASCADE;
  DROP TABLE "_gift_products_v_version_effects" CASCADE;
  DROP TABLE "_gift_products_v" CASCADE;
  DROP TABLE "_gift_products_v_numbers" CASCADE;
  DROP TABLE "membership_kinds" CASCADE;
  DROP TABLE "_membership_kinds_v" CASCADE;
  DROP TABLE "articles" CASCADE;
  DROP TABLE "_articles_v" CASCADE;
  DROP TABLE "campaigns" CASCADE;
  DROP TABLE "_campaigns_v" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "site_configuration" CASCADE;
  DROP TABLE "_site_configuration_v" CASCADE;
  DROP TABLE "navigation_sv_main" CASCADE;
  DROP TABLE "navigation_sv_footer_links" CASCADE;
  DROP TABLE "navigation_sv_footer" CASCADE;
  DROP TABLE "navigation_en_main" CASCADE;
  DROP TABLE "navigation_en_footer_links" CASCADE;
  DROP TABLE "navigation_en_footer" CASCADE;
  DROP TABLE "navigation" CASCADE;
  DROP TABLE "_navigation_v_version_sv_main" CASCADE;
  DROP TABLE "_navigation_v_version_sv_footer_links" CASCADE;
  DROP TABLE "_navigation_v_version_sv_footer" CASCADE;
  DROP TABLE "_navigation_v_version_en_main" CASCADE;
  DROP TABLE "_navigation_v_version_en_footer_links" CASCADE;
  DROP TABLE "_navigation_v_version_en_footer" CASCADE;
  DROP TABLE "_navigation_v" CASCADE;
  DROP TYPE "public"."enum_pages_language";
  DROP TYPE "public"."enum_pages_mood";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_language";
  DROP TYPE "public"."enum__pages_v_version_mood";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_gift_products_kind";
  DROP TYPE "public"."enum_gift_products_status";
  DROP TYPE "public"."enum__gift_products_v_version_kind";
  DROP TYPE "public"."enum__gift_products_v_version_status";
  DROP TYPE "public"."enum_membership_kinds_status";
  DROP TYPE "public"."enum__membership_kinds_v_version_status";
  DROP TYPE "public"."enum_articles_picture_source";
  DROP TYPE "public"."enum_articles_status";
  DROP TYPE "public"."enum__articles_v_version_picture_source";
  DROP TYPE "public"."enum__articles_v_version_status";
  DROP TYPE "public"."enum_campaigns_code";
  DROP TYPE "public"."enum_campaigns_kind";
  DROP TYPE "public"."enum_campaigns_status";
  DROP TYPE "public"."enum__campaigns_v_version_code";
  DROP TYPE "public"."enum__campaigns_v_version_kind";
  DROP TYPE "public"."enum__campaigns_v_version_status";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_site_configuration_organisation_logo_source";
  DROP TYPE "public"."enum_site_configuration_status";
  DROP TYPE "public"."enum__site_configuration_v_version_organisation_logo_source";
  DROP TYPE "public"."enum__site_configuration_v_version_status";
  DROP TYPE "public"."enum_navigation_status";
  DROP TYPE "public"."enum__navigation_v_version_status";`)
}
