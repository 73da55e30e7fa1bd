import { useEffect, useRef, useState } from 'react'
import { Button } from '../../controls/button.tsx'
import type { LiveWords } from './live.ts'
import styles from './live.module.css'
import { Picture } from './picture.tsx'
import type { LiveState } from './use-live.ts'

/** Width in pixels of a browser on that device. */
const devices = { desktop: 1280, phone: 390 } as const

/** The preview of a form: beside it if there is room, otherwise below and collapsed. */
export function LivePreview({ live, words }: { live: LiveState; words: LiveWords }) {
  const [device, setDevice] = useState<keyof typeof devices>('desktop')
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (box.current && matchMedia('(min-width: 1024px)').matches) box.current.open = true
  }, [])
  return (
    <details ref={box} className={styles.live} onToggle={({ currentTarget }) => live.open(currentTarget.open)}>
      <summary>{words.title}</summary>
      <p className={styles.text}>{words.text}</p>
      <div className={styles.tools}>
        {(['desktop', 'phone'] as const).map((one) => (
          <Button key={one} isSmall aria-pressed={device === one} onClick={() => setDevice(one)}>
            {words[one]}
          </Button>
        ))}
        <span role="status">{live.state === 'drawing' && words.drawing}</span>
      </div>
      {live.state === 'failed' && (
        <p className={styles.failed} role="alert">
          {words.failed}{' '}
          <Button isSmall onClick={() => void live.now()}>
            {words.again}
          </Button>
        </p>
      )}
      {live.html !== '' && <Picture html={live.html} width={devices[device]} title={words.title} />}
    </details>
  )
}
