-- How often an offer of the named route LHR-STN has been priced again: its price rises by ten dollars each time.
CREATE TABLE offer_validations (offer_id TEXT PRIMARY KEY, times INTEGER NOT NULL);
