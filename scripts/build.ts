import { execFileSync } from 'node:child_process'

/** Builds both Workers and the browser's files into `dist/`. */
export const build = (): void => {
  execFileSync('vite', ['build', '--config', 'app.config.ts', '--logLevel', 'warn'], { stdio: 'inherit' })
}

if (import.meta.main) build()
