-- One row a language of a page: what lists show of it, and the whole of it, as JSON.
CREATE TABLE content_pages (
  path TEXT NOT NULL,
  language TEXT NOT NULL,
  type TEXT NOT NULL,
  published TEXT NOT NULL,
  updated TEXT NOT NULL,
  card TEXT NOT NULL,
  page TEXT NOT NULL,
  PRIMARY KEY (path, language)
);

CREATE INDEX content_pages_by_type ON content_pages (type, language, published DESC, path);

-- `balcony` is in US dollars, or very large where there is none to sell.
CREATE TABLE cruises (
  id TEXT NOT NULL,
  language TEXT NOT NULL,
  region TEXT NOT NULL,
  balcony INTEGER NOT NULL,
  cruise TEXT NOT NULL,
  PRIMARY KEY (id, language)
);

CREATE INDEX cruises_by_balcony ON cruises (language, balcony, id);
