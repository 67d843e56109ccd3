import { theme, type ThemeConfig } from 'antd';
import { colour, type Mode, type palette } from '../theme/palette.ts';

/** How close things stand: one question a screen, a client's overview, a desk of tables. */
export type Density = 'funnel' | 'portal' | 'admin';

const FONT_SIZE: Record<Density, number> = { funnel: 17, portal: 14, admin: 13 };
const CONTROL_HEIGHT: Record<Density, number> = { funnel: 48, portal: 40, admin: 32 };

/** antd in our colours and sizes. */
export function antdTheme(mode: Mode, density: Density): ThemeConfig {
  const of = (name: keyof typeof palette) => colour(name, mode);
  const algorithms = [mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm];
  if (density === 'admin') algorithms.push(theme.compactAlgorithm);

  return {
    algorithm: algorithms,
    hashed: false,
    token: {
      ...colours(of),
      borderRadius: 8,
      borderRadiusSM: 6,
      borderRadiusLG: 8,
      fontFamily: 'var(--sans)',
      fontFamilyCode: 'var(--mono)',
      fontSize: FONT_SIZE[density],
      controlHeight: CONTROL_HEIGHT[density],
      lineWidth: 1,
      boxShadow: 'none',
      boxShadowTertiary: 'none',
      motionDurationMid: '0.12s',
      motionDurationSlow: '0.18s',
      wireframe: false,
    },
    components: {
      Button: { fontWeight: 500, primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
      Form: { labelColor: of('ink'), verticalLabelPadding: '0 0 6px' },
      Table: { headerBg: of('shade'), headerColor: of('ink-soft'), headerSplitColor: 'transparent' },
      Tabs: { titleFontSize: FONT_SIZE[density], itemColor: of('ink-soft') },
    },
  };
}

function colours(of: (name: keyof typeof palette) => string): ThemeConfig['token'] {
  return {
    colorPrimary: of('action'),
    colorPrimaryHover: of('action-strong'),
    colorPrimaryActive: of('action-strong'),
    colorPrimaryBg: of('action-wash'),
    colorTextLightSolid: of('on-action'),
    colorLink: of('action'),
    colorLinkHover: of('action-strong'),
    colorInfo: of('action'),
    colorSuccess: of('good'),
    colorWarning: of('waiting'),
    colorError: of('bad'),
    colorErrorText: of('bad'),
    colorSuccessBg: of('good-wash'),
    colorWarningBg: of('waiting-wash'),
    colorErrorBg: of('bad-wash'),
    colorInfoBg: of('action-wash'),
    colorBgBase: of('paper'),
    colorBgLayout: of('paper'),
    colorBgContainer: of('sheet'),
    colorBgElevated: of('sheet'),
    colorText: of('ink'),
    colorTextHeading: of('ink'),
    colorTextSecondary: of('ink-soft'),
    colorTextTertiary: of('ink-faint'),
    colorTextDescription: of('ink-faint'),
    colorTextPlaceholder: of('ink-faint'),
    colorBorder: of('edge'),
    colorBorderSecondary: of('line'),
    colorSplit: of('line'),
  };
}
