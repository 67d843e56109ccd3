import { useState } from 'react';
import { toast } from '@rep13/web-kit';
import { apiSend, forgetApiData } from '@rep13/web-kit/api';
import { useNavigate } from '@rep13/web-kit/router';

/** Ends the session and leaves nothing of it in this browser. */
export function useLogout() {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);

  const logout = async () => {
    setLeaving(true);
    try {
      await apiSend('POST', '/api/admin/logout');
    } catch {
      setLeaving(false);
      toast({
        title: 'You are still signed in',
        description: 'The server did not answer. Please try again.',
        variant: 'destructive',
      });
      return;
    }
    await forgetApiData();
    void navigate('/admin/login');
    toast({ title: 'Logged out successfully', description: 'You have been logged out of the admin panel' });
  };
  return { logout, isLeaving };
}
