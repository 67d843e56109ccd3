import { Modal, type ModalProps } from 'antd';
import { useFocusBack } from '@rep13/ui/antd';

/**
 * A dialog in the sizes of the admin pages: it stands outside of the page, which has them otherwise. It leaves the page when
 * it is closed, or the shortcuts would take it for an open one.
 */
export function Dialog({ children, ...rest }: ModalProps) {
  useFocusBack();
  return (
    <Modal destroyOnHidden {...rest}>
      <div data-density="admin">{children}</div>
    </Modal>
  );
}
