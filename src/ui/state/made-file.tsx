import { useEffect, useRef } from 'react'

export interface MadeFile {
  href: string
  name: string
}

/** A file generated for the person. The browser downloads it at once, and the link downloads it again. */
export function MadeFileLink({ file, isHidden }: { file: MadeFile | undefined; isHidden?: boolean }) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (file) link.current?.click()
  }, [file])
  if (!file) return null
  return (
    <a ref={link} href={file.href} download={file.name} hidden={isHidden}>
      {file.name}
    </a>
  )
}
