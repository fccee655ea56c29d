-- Who changed the stock, and why, must stay provable: a row is never changed and never removed.
CREATE FUNCTION "article_stock_change_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'article_stock_change is append-only' USING ERRCODE = 'restrict_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "article_stock_change_append_only" BEFORE UPDATE OR DELETE ON "article_stock_change"
  FOR EACH ROW EXECUTE FUNCTION "article_stock_change_append_only"();
--> statement-breakpoint
CREATE TRIGGER "article_stock_change_no_truncate" BEFORE TRUNCATE ON "article_stock_change"
  FOR EACH STATEMENT EXECUTE FUNCTION "article_stock_change_append_only"();
