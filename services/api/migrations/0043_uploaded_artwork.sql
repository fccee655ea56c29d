CREATE TABLE "uploaded_artwork_file" (
	"hash" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"fetched_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
