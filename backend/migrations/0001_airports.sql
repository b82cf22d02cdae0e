-- What is in the database beside what visitors put there, and of which version: a new version is put in place of the old.
CREATE TABLE seeds (name TEXT PRIMARY KEY, version TEXT NOT NULL) WITHOUT ROWID;

-- Most popular first, so that the first rows that match are the best known.
CREATE TABLE airports (rank INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE);

-- The words an airport is found by, already without accents; `rowid` is the airport's rank.
CREATE VIRTUAL TABLE airport_search USING fts5(
  codes, cities, names, countries, others,
  content='',
  tokenize="unicode61 remove_diacritics 2",
  prefix='2 3'
);
