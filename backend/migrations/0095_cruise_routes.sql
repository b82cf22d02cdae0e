-- What is the same for every sailing of a route, as JSON: the course between its ports and the charts of it.
CREATE TABLE cruise_routes (
  key TEXT PRIMARY KEY,
  route TEXT NOT NULL
);
