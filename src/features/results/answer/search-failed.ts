import type { Problem } from '#domain/problem.ts'

/** A search that failed in a way that the page tells in words. */
export class SearchFailed extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.message)
    this.problem = problem
  }
}
