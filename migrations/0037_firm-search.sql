-- Names and other names of firms in use, as they are written and in their common form, to search for a part of one.
CREATE VIRTUAL TABLE firms_contains USING fts5(names, content='', contentless_delete=1, tokenize="trigram remove_diacritics 1");
--> statement-breakpoint
CREATE VIEW firm_name_rows AS
SELECT firm.id AS id, firm.name || char(10) || firm.name_key
  || coalesce((SELECT group_concat(char(10) || alias.name || char(10) || alias.alias_key, '') FROM firm_aliases AS alias
    WHERE alias.firm_id = firm.id), '') AS names
FROM firms AS firm
WHERE firm.merged_into_id IS NULL AND firm.deleted_at IS NULL;
--> statement-breakpoint
CREATE TRIGGER firms_contains_insert AFTER INSERT ON firms BEGIN
  INSERT INTO firms_contains(rowid, names) SELECT id, names FROM firm_name_rows WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER firms_contains_update AFTER UPDATE OF name, name_key, merged_into_id, deleted_at ON firms BEGIN
  DELETE FROM firms_contains WHERE rowid = old.id;
  INSERT INTO firms_contains(rowid, names) SELECT id, names FROM firm_name_rows WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER firms_contains_delete AFTER DELETE ON firms BEGIN
  DELETE FROM firms_contains WHERE rowid = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER firms_contains_alias_insert AFTER INSERT ON firm_aliases BEGIN
  DELETE FROM firms_contains WHERE rowid = new.firm_id;
  INSERT INTO firms_contains(rowid, names) SELECT id, names FROM firm_name_rows WHERE id = new.firm_id;
END;
--> statement-breakpoint
CREATE TRIGGER firms_contains_alias_update AFTER UPDATE OF firm_id, name, alias_key ON firm_aliases BEGIN
  DELETE FROM firms_contains WHERE rowid IN (old.firm_id, new.firm_id);
  INSERT INTO firms_contains(rowid, names) SELECT id, names FROM firm_name_rows WHERE id IN (old.firm_id, new.firm_id);
END;
--> statement-breakpoint
CREATE TRIGGER firms_contains_alias_delete AFTER DELETE ON firm_aliases BEGIN
  DELETE FROM firms_contains WHERE rowid = old.firm_id;
  INSERT INTO firms_contains(rowid, names) SELECT id, names FROM firm_name_rows WHERE id = old.firm_id;
END;
