-- Airports are looked up in memory (decision 0153), and D1 exports no database that holds a virtual table: no backup could be made.
DROP TABLE airport_search;
DROP TABLE airports;
