CREATE TABLE "consent_choice" (
	"entry" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_choice_entry_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" uuid NOT NULL,
	"version" integer NOT NULL,
	"statistics" boolean NOT NULL,
	"marketing" boolean NOT NULL,
	"recorded_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"calls" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "consent_choice_id" ON "consent_choice" USING btree ("id","entry");--> statement-breakpoint
CREATE INDEX "consent_choice_recorded_at" ON "consent_choice" USING btree ("recorded_at");--> statement-breakpoint
CREATE INDEX "rate_limit_ends_at" ON "rate_limit" USING btree ("ends_at");