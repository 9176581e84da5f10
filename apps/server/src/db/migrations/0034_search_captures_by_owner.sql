-- A search only reads its researcher's captures, which are few, so it doesn't need this index.
-- Without the index, we save a fifth more captures a second.
DROP INDEX "evidence_words";
