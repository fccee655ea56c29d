CREATE TABLE "money_in" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "money_in_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"file_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"account" text NOT NULL,
	"key" text NOT NULL,
	"entry_key" text NOT NULL,
	"booked_on" date NOT NULL,
	"amount_ore" bigint NOT NULL,
	"bank_reference" text,
	"reference" text,
	"words" text,
	"payer" text,
	"state" text NOT NULL,
	"reason" text,
	"known_from" text,
	"payment_id" uuid,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"settled_as" text,
	"settled_by" text,
	"note" text
);
--> statement-breakpoint
ALTER TABLE "money_in" ADD CONSTRAINT "money_in_file_id_bank_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."bank_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_in" ADD CONSTRAINT "money_in_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "money_in_key" ON "money_in" USING btree ("key");--> statement-breakpoint
CREATE INDEX "money_in_entry" ON "money_in" USING btree ("entry_key");--> statement-breakpoint
CREATE INDEX "money_in_file" ON "money_in" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "money_in_aside" ON "money_in" USING btree ("number") WHERE "money_in"."state" = 'aside';--> statement-breakpoint
CREATE INDEX "money_in_part" ON "money_in" USING btree ("payment_id") WHERE "money_in"."state" = 'aside';