import { theme, type ThemeConfig } from 'antd';
import { colour, type Mode, type palette } from '../theme/palette.ts';

/** How close things stand: one question a screen, a client's overview, an admin page of tables. */
export type Density = 'funnel' | 'portal' | 'admin';

const FONT_SIZE: Record<Density, number> = { funnel: 17, portal: 14, admin: 13 };
const CONTROL_HEIGHT: Record<Density, number> = { funnel: 48, portal: 44, admin: 32 };

/** antd in our colours and sizes. */
export function antdTheme(mode: Mode, density: Density): ThemeConfig {
  const of: Colour = (name) => colour(name, mode);

  return {
    algorithm: [
      mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
      // The dark algorithm dims these; ours are already right for the dark ground.
      (_seed, map) => ({ ...(map as MapToken), ...meanings(of) }),
    ],
    hashed: false,
    token: {
      ...meanings(of),
      ...colours(of),
      borderRadius: 8,
      borderRadiusSM: 4,
      borderRadiusLG: 8,
      fontFamily: 'var(--sans)',
      fontFamilyCode: 'var(--mono)',
      fontSize: FONT_SIZE[density],
      controlHeight: CONTROL_HEIGHT[density],
      boxShadowTertiary: 'none',
      // The focus of base.css.
      colorPrimaryBorder: of('action'),
      lineWidthFocus: 2,
      motionDurationMid: '0.12s',
      motionDurationSlow: '0.18s',
    },
    components: {
      // antd 6.6 loses the general radius on its way into this one.
      Alert: { borderRadius: 8 },
      Button: { fontWeight: 500, primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
      Segmented: {
        trackBg: of('shade'),
        itemColor: of('ink-soft'),
        itemSelectedBg: of('action-wash'),
        itemSelectedColor: of('action'),
      },
    },
  };
}

type Colour = (name: keyof typeof palette) => string;
type MapToken = ReturnType<typeof theme.defaultAlgorithm>;

function meanings(of: Colour) {
  return {
    colorPrimary: of('action'),
    colorLink: of('action'),
    colorInfo: of('action'),
    colorSuccess: of('good'),
    colorWarning: of('waiting'),
    colorError: of('bad'),
  };
}

function colours(of: Colour): ThemeConfig['token'] {
  return {
    colorPrimaryHover: of('action-strong'),
    colorPrimaryActive: of('action-strong'),
    colorPrimaryBg: of('action-wash'),
    colorTextLightSolid: of('on-action'),
    colorLinkHover: of('action-strong'),
    colorErrorText: of('bad'),
    colorSuccessBg: of('good-wash'),
    colorWarningBg: of('waiting-wash'),
    colorErrorBg: of('bad-wash'),
    colorInfoBg: of('action-wash'),
    colorSuccessBorder: of('good-wash'),
    colorWarningBorder: of('waiting-wash'),
    colorErrorBorder: of('bad-wash'),
    colorInfoBorder: of('action-wash'),
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
    colorBorderDisabled: of('line'),
    colorSplit: of('line'),
  };
}
