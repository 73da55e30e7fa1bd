import { type RefObject, useEffect, useState } from 'react'
import { stripHtml } from '#domain/thai-text/strip-html.ts'

export interface WrittenDraft {
  title: string
  text: string
  slug: string
  picture: string
  isHidden: boolean
}

/** The current values of the surrounding form for search results, after every change. Null until a script runs. */
export function useWritten(box: RefObject<HTMLElement | null>): WrittenDraft | null {
  const [written, setWritten] = useState<WrittenDraft | null>(null)
  useEffect(() => {
    const form = box.current?.closest('form')
    if (!form) return
    const read = () => setWritten(writtenIn(new FormData(form)))
    read()
    form.addEventListener('input', read)
    form.addEventListener('change', read)
    return () => {
      form.removeEventListener('input', read)
      form.removeEventListener('change', read)
    }
  }, [box])
  return written
}

function writtenIn(form: FormData): WrittenDraft {
  const said = (name: string) => {
    const value = form.getAll(name).at(-1)
    return typeof value === 'string' ? value.trim() : ''
  }
  const picture = said('sharePicture') || said('feature_image')
  return {
    title: said('searchTitle') || said('title'),
    text: said('searchText') || stripHtml(said('content')),
    slug: said('slug'),
    picture: picture === '' || picture.startsWith('https://') ? picture : `/${picture.replace(/^\//, '')}`,
    isHidden: said('noindex') === 'true',
  }
}
