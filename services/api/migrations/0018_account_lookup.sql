CREATE TABLE "account_lookup" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"session_hash" text NOT NULL,
	"personal_number_lookup" text NOT NULL,
	"brite_session_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_lookup_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE INDEX "account_lookup_expires_at" ON "account_lookup" USING btree ("expires_at");