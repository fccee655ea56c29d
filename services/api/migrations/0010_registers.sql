-- Trusted: whoever owns the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "deceased_person" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"town" text,
	"born_year" smallint,
	"died_year" smallint,
	"position" integer NOT NULL,
	"words" tsvector NOT NULL,
	"spelled" text NOT NULL,
	CONSTRAINT "deceased_person_position_unique" UNIQUE("position")
);
--> statement-breakpoint
CREATE TABLE "funeral_parlor" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"street" text,
	"postal_code" text,
	"town" text NOT NULL,
	"phone" text,
	"email" text,
	"position" integer NOT NULL,
	"words" tsvector NOT NULL,
	"spelled" text NOT NULL,
	CONSTRAINT "funeral_parlor_position_unique" UNIQUE("position")
);
--> statement-breakpoint
CREATE TABLE "register_word" (
	"register" text NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	"entry_count" integer NOT NULL,
	"first_entries" integer[] NOT NULL,
	"near" text[] NOT NULL,
	CONSTRAINT "register_word_register_word_pk" PRIMARY KEY("register","word")
);
--> statement-breakpoint
CREATE INDEX "deceased_person_words" ON "deceased_person" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "funeral_parlor_words" ON "funeral_parlor" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "register_word_near" ON "register_word" USING gin ("near") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "register_word_alike" ON "register_word" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);