import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'

const field = { size: 'md', inputWrapperOrder: ['label', 'input', 'error', 'description'] }

/* Every colour is the name of a role in tokens.css, so light and dark need no second list. */

/**
 * The Mantine theme of the back office: sizes, fonts and roles. `officeVariables` maps the roles to both colour
 * schemes.
 */
export const officeTheme = createTheme({
  primaryColor: 'brand',
  primaryShade: { light: 6, dark: 6 },
  colors: {
    brand: tuple('var(--brand-solid)', 'var(--brand-tint)'),
    green: tuple('var(--success-solid)', 'var(--success-tint)'),
    yellow: tuple('var(--warning-solid)', 'var(--warning-tint)'),
    red: tuple('var(--danger-solid)', 'var(--danger-tint)'),
    blue: tuple('var(--info-solid)', 'var(--info-tint)'),
    gray: roleTuple('hover sunken sunken line line ink-off ink-3 ink-2 ink ink'),
    dark: roleTuple('ink ink-2 ink-3 ink-off line hover surface paper sunken sunken'),
  },
  fontFamily: 'var(--o-face)',
  fontFamilyMonospace: 'var(--o-code)',
  headings: { fontFamily: 'var(--o-face)', fontWeight: '600' },
  fontSizes: { xs: size(13), sm: size(13), md: size(14), lg: size(15), xl: size(16) },
  lineHeights: { xs: '1.5', sm: '1.54', md: '1.57', lg: '1.6', xl: '1.5' },
  spacing: { xs: size(8), sm: size(12), md: size(16), lg: size(20), xl: size(24) },
  radius: {
    xs: 'var(--radius-xs)',
    sm: 'var(--radius-s)',
    md: 'var(--radius-m)',
    lg: 'var(--radius-l)',
    xl: 'var(--radius-full)',
  },
  defaultRadius: 'sm',
  shadows: {
    xs: 'var(--shadow-1)',
    sm: 'var(--shadow-1)',
    md: 'var(--shadow-2)',
    lg: 'var(--shadow-3)',
    xl: 'var(--shadow-3)',
  },
  breakpoints: { xs: '22.5em', sm: '48em', md: '64em', lg: '80em', xl: '90em' },
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  cursorType: 'pointer',
  focusRing: 'auto',
  focusClassName: 'office-focus',
  respectReducedMotion: true,
  components: Object.fromEntries(
    ['TextInput', 'PasswordInput', 'Textarea', 'NativeSelect', 'Select', 'Autocomplete'].map((name) => [
      name,
      { defaultProps: field },
    ]),
  ),
})

const roles = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-3)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-anchor': 'var(--brand-ink)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--ink-2)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-contrast': 'var(--on-brand)',
  ...shades('brand', '--brand-solid --brand-hover --brand-tint --brand-tint-2 --brand-ink --on-brand'),
  ...shades('green', '--success-solid --success-solid --success-tint --success-line --success --on-state'),
  ...shades('yellow', '--warning-solid --warning-solid --warning-tint --warning-line --warning --on-warning'),
  ...shades('red', '--danger-solid --danger-solid --danger-tint --danger-line --danger --on-state'),
  ...shades('blue', '--info-solid --info-solid --info-tint --info-line --info --on-state'),
  ...shades('gray', '--ink-2 --ink --sunken --hover --ink-2 --surface'),
}

export const officeVariables: CSSVariablesResolver = () => ({ variables: {}, light: roles, dark: roles })

function tuple(solid: string, tint: string): MantineColorsTuple {
  return [tint, tint, tint, tint, solid, solid, solid, solid, solid, solid]
}

function roleTuple(names: string) {
  return names.split(' ').map((name) => `var(--${name})`) as unknown as MantineColorsTuple
}

function size(px: number) {
  return `${px / 16}rem`
}

/** `tokens` in the order filled, hover, light, light hover, ink, text on the fill. */
function shades(name: string, tokens: string) {
  const [filled, hover, light, lightHover, ink, on] = tokens.split(' ')
  const parts = {
    filled,
    'filled-hover': hover,
    light,
    'light-hover': lightHover,
    'light-color': ink,
    text: ink,
    outline: ink,
    'outline-hover': light,
    contrast: on,
  }
  return Object.fromEntries(
    Object.entries(parts).map(([part, token]) => [`--mantine-color-${name}-${part}`, `var(${token})`]),
  )
}
