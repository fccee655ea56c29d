CREATE TABLE "bankid_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference_hash" text NOT NULL,
	"nonce_hash" text NOT NULL,
	"session_hash" text NOT NULL,
	"action" text NOT NULL,
	"purpose" text NOT NULL,
	"device" text NOT NULL,
	"language" text NOT NULL,
	"return_url" text,
	"shown" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"hint" text,
	"order_ref" text,
	"auto_start_token" text,
	"qr_start_token" text,
	"qr_start_secret" text,
	"answered_at" timestamp (3) with time zone,
	"next_ask_at" timestamp (3) with time zone,
	"troubled_at" timestamp (3) with time zone,
	"only_person" text,
	"only_number" "bytea",
	"only_number_key_version" integer,
	"network_hash" text NOT NULL,
	"must_return" boolean DEFAULT false NOT NULL,
	"returned_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bankid_order_reference_hash_unique" UNIQUE("reference_hash"),
	CONSTRAINT "bankid_order_nonce_hash_unique" UNIQUE("nonce_hash")
);
--> statement-breakpoint
CREATE TABLE "bankid_signature" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"personal_number" "bytea" NOT NULL,
	"personal_number_key_version" integer NOT NULL,
	"personal_number_lookup" text NOT NULL,
	"shown" text NOT NULL,
	"signature" text NOT NULL,
	"ocsp_response" text NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "bankid_token" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"session_hash" text NOT NULL,
	"action" text NOT NULL,
	"purpose" text NOT NULL,
	"personal_number" "bytea" NOT NULL,
	"personal_number_key_version" integer NOT NULL,
	"personal_number_lookup" text NOT NULL,
	"name" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "bankid_token_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE INDEX "bankid_order_session" ON "bankid_order" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "bankid_order_created_at" ON "bankid_order" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "bankid_signature_lookup" ON "bankid_signature" USING btree ("personal_number_lookup");--> statement-breakpoint
CREATE INDEX "bankid_signature_unused" ON "bankid_signature" USING btree ("signed_at") WHERE used_at is null;--> statement-breakpoint
CREATE INDEX "bankid_token_expires_at" ON "bankid_token" USING btree ("expires_at");