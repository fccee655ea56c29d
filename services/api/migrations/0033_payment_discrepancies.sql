CREATE TABLE "payment_discrepancy" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_discrepancy_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"source" text NOT NULL,
	"said" text NOT NULL,
	"code" text,
	"amount_ore" bigint,
	"settlement_reference" text,
	"file_id" uuid,
	"line" integer,
	"drawn_on" date,
	"settled_at" timestamp (3) with time zone,
	"settled_as" text
);
--> statement-breakpoint
ALTER TABLE "payment_event" ADD COLUMN "who" text;--> statement-breakpoint
ALTER TABLE "payment_event" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "payment_discrepancy" ADD CONSTRAINT "payment_discrepancy_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_discrepancy" ADD CONSTRAINT "payment_discrepancy_file_id_bank_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."bank_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_discrepancy_said" ON "payment_discrepancy" USING btree ("payment_id","said");--> statement-breakpoint
CREATE INDEX "payment_discrepancy_open" ON "payment_discrepancy" USING btree ("number") WHERE "payment_discrepancy"."settled_at" is null;