import { execFile, execFileSync } from 'node:child_process'

/** Whether a scanner is installed here. */
export const isThere = (tool: string): boolean => {
  try {
    execFileSync('sh', ['-c', `command -v ${tool}`], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/**
 * Returns the output of a scanner until it ends. It is stopped after `mostMs` milliseconds, and later output is
 * missing.
 */
export const said = (tool: string, args: readonly string[], { mostMs }: { mostMs: number }): Promise<string> =>
  new Promise((resolve) => {
    execFile(tool, args, { timeout: mostMs, maxBuffer: 64 << 20 }, (_error, out, errors) => resolve(`${out}${errors}`))
  })
