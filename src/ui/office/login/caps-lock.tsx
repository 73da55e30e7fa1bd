import { useEffect, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './login.module.css'

/** Shows a hint while Caps Lock is on during typing. */
export function CapsLockHint({ text }: { text: string }) {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    const look = (event: KeyboardEvent) => setOn(event.getModifierState?.('CapsLock') ?? false)
    document.addEventListener('keyup', look)
    return () => document.removeEventListener('keyup', look)
  }, [])
  return (
    <p role="status" className={styles.caps}>
      {isOn && (
        <>
          <Icon name="alert-triangle" size={16} />
          {text}
        </>
      )}
    </p>
  )
}
