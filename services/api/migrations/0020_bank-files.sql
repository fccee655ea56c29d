CREATE TABLE "bank_file_event" (
	"entry" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_file_event_entry_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"file_id" uuid NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"what" text NOT NULL,
	"who" text NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_file_part" (
	"file_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"key_version" integer NOT NULL,
	CONSTRAINT "bank_file_part_file_id_position_pk" PRIMARY KEY("file_id","position")
);
--> statement-breakpoint
CREATE TABLE "bank_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"direction" text NOT NULL,
	"name" text NOT NULL,
	"sha256" text,
	"lines" integer DEFAULT 0 NOT NULL,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"staged_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"lines_read" integer DEFAULT 0 NOT NULL,
	"read_at" timestamp (3) with time zone,
	"set_aside_at" timestamp (3) with time zone,
	"problem" text,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "bank_notice" (
	"file_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"what" text NOT NULL,
	"code" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "bank_notice_file_id_line_pk" PRIMARY KEY("file_id","line")
);
--> statement-breakpoint
ALTER TABLE "mandate_draw" ADD COLUMN "file_id" uuid;--> statement-breakpoint
ALTER TABLE "bank_file_event" ADD CONSTRAINT "bank_file_event_file_id_bank_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."bank_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_file_part" ADD CONSTRAINT "bank_file_part_file_id_bank_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."bank_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_notice" ADD CONSTRAINT "bank_notice_file_id_bank_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."bank_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_file_event_file" ON "bank_file_event" USING btree ("file_id","entry");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_file_content" ON "bank_file" USING btree ("direction","sha256");--> statement-breakpoint
CREATE INDEX "bank_file_unsent" ON "bank_file" USING btree ("made_at") WHERE "bank_file"."direction" = 'toBank' and "bank_file"."sent_at" is null;--> statement-breakpoint
ALTER TABLE "mandate_draw" ADD CONSTRAINT "mandate_draw_file_id_bank_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."bank_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mandate_draw_untold" ON "mandate_draw" USING btree ("due_on") WHERE "mandate_draw"."file_id" is null;