import type { Context } from '#platform/context.ts'

/** Returns what a run is about, `form:{_id}`, as the name of its collection; empty for none. */
export function subjectLabel({ app, locale }: Context, subject: string): string {
  const [collection = ''] = subject.split(':')
  return app.collections.get(collection)?.collection.label[locale] ?? ''
}
