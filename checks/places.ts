export const layers = ['domain', 'ui', 'platform', 'modules', 'app'] as const

export type Layer = (typeof layers)[number]

/** Returns the layer of a file or of a glob pattern. Returns null outside src/ and in a folder that is not a layer. */
export function layerOf(path: string): Layer | null {
  const [src, folder, ...rest] = path.split('/')
  if (src !== 'src' || folder === undefined) return null
  if (rest.length === 0 || folder.includes('*')) return 'app'
  return layers.find((floor) => floor === folder) ?? null
}

/** Returns the module that owns a file, or null outside src/modules/. */
export function moduleOf(path: string): string | null {
  return /^src\/modules\/([^/]+)\//.exec(path)?.[1] ?? null
}

export function isInSrc(path: string): boolean {
  return path.startsWith('src/')
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || path.startsWith('tests/')
}

/** The manifest of a module, the routes that a long one keeps beside it, its private tables, or its access and row cases. */
export function isManifest(path: string): boolean {
  return /^src\/modules\/[^/]+\/(manifest|access-cases|row-cases|tables|routes\/[^/]+)\.ts$/.test(path)
}

/**
 * Whether a test needs a database or a process: all in tests/, and elsewhere those that import one directly. All others
 * are unit tests. The rule `unit-tests` ensures that none of them reaches a database indirectly.
 */
export function isDatabaseTest(path: string, text: string): boolean {
  return path.startsWith('tests/') || /\/(test-database|academy|drift)\.ts'/.test(text)
}
