import type { ApiCommand, Listener } from '#platform/api/command.ts'

const files = import.meta.glob<{ default: unknown }>('../../modules/*/commands/*.server.ts', { eager: true })

/** The command of a module that its manifest names. */
export const commandOf = (module: string, file: string) => named(module, file) as ApiCommand
export const listenerOf = (module: string, file: string) => named(module, file) as Listener

const named = (module: string, file: string) => {
  const found = files[`../../modules/${module}/commands/${file}.server.ts`]
  if (typeof found?.default !== 'function')
    throw new Error(`module '${module}' names a command '${file}' that has no file`)
  return found.default
}
