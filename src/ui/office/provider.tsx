import { ColorSchemeScript, MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import './look/layers.css'
import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import '#ui/theme/tokens.css'
import '#ui/theme/fonts.css'
import { toastMs } from '#ui/state/toast/toast-ms.ts'
import './look/office.css'
import './look/mantine.css'
import { officeTheme, officeVariables } from './look/theme.ts'

type OfficeProviderProps = {
  children: ReactNode
  scheme?: 'auto' | 'light' | 'dark'
  density?: 'comfortable' | 'compact'
  /** Whether single letters are shortcuts. */
  hasLetters?: boolean
}

/**
 * Wraps every back-office screen: Mantine with our theme, its style sheets in order, toasts. The inline script chooses
 * light or dark before the first paint.
 */
export function OfficeProvider({ children, scheme = 'auto', density, hasLetters = true }: OfficeProviderProps) {
  const forced = scheme === 'auto' ? undefined : scheme
  const chosen = { defaultColorScheme: 'auto', forceColorScheme: forced } as const
  return (
    <MantineProvider theme={officeTheme} cssVariablesResolver={officeVariables} {...chosen}>
      <ColorSchemeScript {...chosen} />
      <div data-density={density} data-letters={hasLetters ? undefined : 'off'}>
        {children}
      </div>
      <Notifications position="bottom-right" autoClose={toastMs.notification} />
    </MantineProvider>
  )
}
