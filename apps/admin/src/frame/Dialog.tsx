import { Modal, type ModalProps } from 'antd';
import { useFocusBack } from '@rep13/ui/antd';

/**
 * A dialog in the sizes of the admin pages: it stands outside of the page, which has them otherwise. It is open while it is
 * rendered and leaves the page with that, or the shortcuts would take it for an open one; each opening is one of its own, so
 * that the focus goes back to what opened it this time.
 */
export function Dialog({ children, ...rest }: Omit<ModalProps, 'open'>) {
  useFocusBack();
  return (
    // Fades in its place: antd's own dialogs grow out of the button, and a press meanwhile meets something else.
    <Modal open destroyOnHidden transitionName="ant-fade" {...rest}>
      <div data-density="admin">{children}</div>
    </Modal>
  );
}
